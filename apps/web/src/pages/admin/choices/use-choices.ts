// The filters chosen above a list, kept in the page's address.
import { useSearchParams } from "react-router-dom";
import { AT_ONCE, useAddress } from "#web/tournament/address.ts";

export interface Choices {
  params: URLSearchParams;
  /** A blank value removes the filter. */
  choose: (name: string, value: string) => void;
  clear: () => void;
}

export function useChoices(): Choices {
  const [params, setParams] = useSearchParams();
  const [, set] = useAddress();
  return {
    params,
    choose: (name, value) => set({ [name]: value || null }),
    clear: () => setParams({}, AT_ONCE),
  };
}
