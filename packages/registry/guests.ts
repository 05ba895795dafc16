/** How an add-on sees what is ours. */
export type Look = < Source >( source: Source ) => Source;

/** Who looks after the add-ons of a page: what they write into is theirs alone, and what goes wrong is written down. */
export interface PaymentGuests {
	/** How an add-on sees at a point what it is told. */
	lookFor: ( addOn: string, point: string ) => Look;
	reports: {
		fault: (
			addOn: string,
			point: string,
			kind: 'threw' | 'unusable',
			error?: unknown,
			isTold?: boolean
		) => void;
	};
}
