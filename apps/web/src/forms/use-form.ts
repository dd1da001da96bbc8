// A form's values, what is wrong with them, and its submission: one at a time; values stay if it is refused.
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import type { Outcome, Problem } from "#web/api/outcome.ts";
import type { FieldError } from "#web/components/error-summary/error-summary.tsx";

type Errors<V> = Partial<Record<keyof V & string, string>>;

interface FormSettings<V, T> {
  initial: V;
  /** Prefix for the names, if two forms with equal fields can be on one page. */
  prefix?: string;
  /** What can be checked without the server. */
  check?: (values: V) => Errors<V>;
  send: (values: V) => Promise<Outcome<T>>;
  done: (value: T, values: V) => unknown;
  /** The server's names for fields that are called something else here. */
  renamed?: Record<string, keyof V & string>;
}

export function useForm<V extends object, T>(settings: FormSettings<V, T>) {
  const { initial, prefix = "", check, send, done, renamed = {} } = settings;
  const [values, setValues] = useState(initial);
  // What the form began with, or was set to after it was accepted.
  const [blank, setBlank] = useState(initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  const locked = useRef(false);

  const set = (change: Partial<V>) => setValues((now) => ({ ...now, ...change }));

  /** Resolves to whether it was accepted. */
  async function run(values: V): Promise<boolean> {
    if (locked.current) return false;
    const wrong = check?.(values) ?? {};
    setProblem(null);
    setErrors(wrong);
    setAttempt((now) => now + 1);
    if (Object.keys(wrong).length > 0) return false;
    locked.current = true;
    setPending(true);
    const outcome = await send(values).finally(() => {
      locked.current = false;
      setPending(false);
    });
    if (outcome.ok) {
      await done(outcome.value, values);
      return true;
    }
    setProblem(outcome.problem);
    setErrors(
      Object.fromEntries(
        Object.entries(outcome.problem.fields)
          .map(([name, message]) => [renamed[name] ?? name, message])
          .filter(([name]) => (name as string) in values),
      ) as Errors<V>,
    );
    setAttempt((now) => now + 1);
    return false;
  }

  const listed: FieldError[] = Object.entries<string | undefined>(errors).map(([name, message]) => ({
    name: prefix + name,
    message: message ?? "",
  }));
  if (problem && listed.length === 0) listed.push({ message: problem.error });

  return {
    values,
    set,
    pending,
    problem,
    /** For a LeaveGuard: 1 if something typed would be lost. `besides`: fields that do not count. */
    unsaved: (...besides: (keyof V & string)[]): number => {
      const names = Object.keys(values) as (keyof V & string)[];
      return names.some((name) => !besides.includes(name) && values[name] !== blank[name]) ? 1 : 0;
    },
    reset: (next: V = initial) => {
      setValues(next);
      setBlank(next);
      setErrors({});
      setProblem(null);
    },
    /** Submits other values than the page's, which then shows them. */
    sendInstead: (next: V) => {
      setValues(next);
      return run(next);
    },
    /** As the form's own button does. */
    save: () => run(values),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void run(values);
    },
    /** For an ErrorSummary above the form. */
    summary: { errors: listed, attempt, refused: problem !== null },
    /** For anything that is chosen: name, value, error, and a setter for the value. */
    choice: <N extends keyof V & string>(name: N) => ({
      name: prefix + name,
      value: values[name],
      error: errors[name],
      onChange: (value: V[N]) => set({ [name]: value } as unknown as Partial<V>),
    }),
    /** For anything that is typed. */
    field: (name: keyof V & string) => ({
      name: prefix + name,
      value: String(values[name] ?? ""),
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [name]: event.target.value } as unknown as Partial<V>),
    }),
  };
}
