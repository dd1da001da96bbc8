// The page's one h1: names the document, takes the focus after a change of page, and scrolls the page to the top.
import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { PRODUCT } from "../../sentences/product.ts";
import styles from "./page-title.module.css";

let shownPath: string | undefined;

type PageTitleProps = {
  title: string;
  /** The document's title, if another page has the same heading. */
  documentTitle?: string;
  /** The tournament's acronym, so that several open tabs can be told apart. */
  acronym?: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Only for screen readers: on pages whose header says the same in other words. */
  quiet?: boolean;
};

export function PageTitle({ title, documentTitle = title, acronym, note, actions, quiet }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = [documentTitle, acronym, PRODUCT]
      .filter((part, at, all) => part && all.indexOf(part) === at)
      .join(" · ");
  }, [documentTitle, acronym]);

  useEffect(() => {
    const arrival = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (arrival) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={clsx(styles.head, quiet && styles.quiet)}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {note && (
          <p className={styles.note} data-print="no">
            {note}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
