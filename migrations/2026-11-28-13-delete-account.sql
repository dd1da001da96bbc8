-- A person may delete their own account, and what is kept of their address.
grant delete on accounts, invitations to scorecards_app;
