// Holds the header's place until the first page's chunk is here.
import { Skeleton } from "./components/skeleton/skeleton.tsx";
import { SiteLayout } from "./layout/site-layout.tsx";

export function FirstLoad() {
  return (
    <SiteLayout>
      <Skeleton width="40%" height="1.75rem" />
      <Skeleton height="9rem" />
      <Skeleton height="100dvh" />
    </SiteLayout>
  );
}
