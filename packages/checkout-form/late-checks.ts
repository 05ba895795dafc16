import { createLate } from '@shopfront/late';

export type FieldChecks = typeof import( './field-checks' );

/** What says what is wrong with a field, or with an e-mail address. Nothing is before the shopper acts. */
export const fieldChecks = createLate(
	() => import( /* webpackChunkName: "order" */ './field-checks' )
);
