// A list of teams that is a file already: its text goes where a list is pasted, to be looked at and mended there.
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "#web/components/button/button.tsx";
import { UPLOAD } from "#web/sentences/upload.ts";

export function TeamFile({ onFile }: { onFile: (file: File) => unknown }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        name="team-file"
        accept=".csv,text/csv"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file, mended, can be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button icon={<FileUp aria-hidden="true" />} onClick={() => chooser.current?.click()}>
        {UPLOAD.choose}
      </Button>
    </>
  );
}
