// A list of teams in a file: its text goes into the box for a pasted list, to be checked and corrected there.
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
          // The same file can be chosen again once it is corrected.
          currentTarget.value = "";
        }}
      />
      <Button icon={<FileUp aria-hidden="true" />} onClick={() => chooser.current?.click()}>
        {UPLOAD.choose}
      </Button>
    </>
  );
}
