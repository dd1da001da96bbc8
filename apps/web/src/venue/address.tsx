// The address of a tournament as it is printed, shown and put into a QR code.

export const tournamentAddress = (slug: string): string =>
  `${window.location.origin}/${encodeURIComponent(slug)}`;

/** For reading and typing: without the scheme, in its own script; a long one wraps after the slash. */
export function Address({ url }: { url: string }) {
  const { host, pathname } = new URL(url);
  const path = pathname.slice(1);
  return (
    <>
      {host}
      {path && (
        <>
          /<wbr />
          {readable(path)}
        </>
      )}
    </>
  );
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
