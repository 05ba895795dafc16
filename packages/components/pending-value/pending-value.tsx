import type { ReactNode } from 'react';

export interface PendingValueProps {
	isPending: boolean;
	children: ReactNode;
}

/**
 * A number that may be waiting for the server. While it waits, its last value stays where it is, dimmed and with a
 * moving line below, so that nothing jumps and nobody takes it for settled (docs/architecture.md, "Data flow": exact or
 * marked).
 *
 * Surface: `.sf-pending-value`, with `.is-pending` and `aria-busy="true"` while it waits.
 */
export const PendingValue = ( { isPending, children }: PendingValueProps ) => (
	<span
		className={
			isPending ? 'sf-pending-value is-pending' : 'sf-pending-value'
		}
		aria-busy={ isPending || undefined }
	>
		{ children }
	</span>
);
