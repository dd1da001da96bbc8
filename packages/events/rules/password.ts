// How long a password must be; one number for the form and the server.
export const PASSWORD_LEAST = 8;
