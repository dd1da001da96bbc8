// A search field that says how many were found and can be cleared with one press.
import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { announce } from "../announcer/announcements.ts";
import control from "../field/control.module.css";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** How many there are, and the words for one and for many of them. */
  found?: number;
  noun?: [one: string, many: string];
};

export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  found,
  noun = ["result", "results"],
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const result =
    found === undefined ? "" : `${found === 0 ? "No" : found} ${found === 1 ? noun[0] : noun[1]} found`;
  const announced = useRef(value);
  useEffect(() => {
    if (announced.current === value || result === "") return;
    const settled = setTimeout(() => {
      announced.current = value;
      if (value !== "") announce(`${result}.`);
    }, 500);
    return () => clearTimeout(settled);
  }, [value, result]);

  return (
    <search className={styles.search}>
      <Search className={styles.glass} aria-hidden="true" size={18} />
      <input
        ref={input}
        type="search"
        className={`${control.control} ${styles.input}`}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onChange("")}
      />
      {value !== "" && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" size={18} />
        </button>
      )}
      {value !== "" && result && <p className={styles.found}>{result}</p>}
    </search>
  );
}
