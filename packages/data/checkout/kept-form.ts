import type { Host } from '@shopfront/host';

/** Where a tab keeps its form. */
export const FORM_DRAFT_KEY = 'shopfrontCheckoutForm';

type Kept = Pick< Host, 'sessionStorage' >;

/** Whether this tab has kept a form. */
export const hasFormDraft = ( { sessionStorage }: Kept ): boolean =>
	sessionStorage.get( FORM_DRAFT_KEY ) !== null;

/** Lets go of it: the order is placed. */
export const forgetFormDraft = ( { sessionStorage }: Kept ): void =>
	sessionStorage.remove( FORM_DRAFT_KEY );
