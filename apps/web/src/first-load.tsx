// Keeps the header's space until the first page's chunk has loaded.
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
