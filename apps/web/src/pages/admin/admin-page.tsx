// The frame of every page at an organiser's desk: the tournament above, the work below.
import type { ReactNode } from "react";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { AdminLayout } from "#web/layout/admin-layout.tsx";
import { TournamentBadge } from "#web/live/tournament-badge.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { UndoQuestion } from "./history/undo-question.tsx";
import { OutboxNote } from "./outbox-note.tsx";

type AdminPageProps = {
  title: string;
  documentTitle?: string;
  note?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** The page itself shows what waits on this device. */
  ownOutbox?: boolean;
  children: ReactNode;
};

export function AdminPage({
  title,
  documentTitle = title,
  note,
  actions,
  back,
  ownOutbox = false,
  children,
}: AdminPageProps) {
  const { _id, linkindex, acronym, name } = useTournament();
  return (
    <AdminLayout
      slug={linkindex}
      acronym={acronym}
      subtitle={name}
      live={<TournamentBadge />}
      {...(back && { back })}
    >
      <PageTitle
        title={title}
        documentTitle={documentTitle}
        acronym={acronym}
        note={note}
        actions={actions}
      />
      <OutboxNote silent={ownOutbox} />
      {children}
      <UndoQuestion tournament={_id} />
    </AdminLayout>
  );
}
