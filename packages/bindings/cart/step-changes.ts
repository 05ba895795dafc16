import { __, sprintf } from '@wordpress/i18n';

const STEP = 'wc-block-components-checkout-step';

/** Names by id, in their order. */
type Steps = ReadonlyMap< string, string >;

const readSteps = ( elements: Iterable< Element > ): Steps =>
	new Map(
		[ ...elements ].map( ( element ) => [
			element.id,
			element.querySelector( 'legend' )?.textContent ?? '',
		] )
	);

export interface StepChanges {
	/** Whether there are changes that the shopper doesn't know yet. */
	exist: () => boolean;
	/** Returns sentences about the changes, and counts them as known. */
	take: () => string[];
	stop: () => void;
}

/**
 * Watches the steps of a page's checkout. `initial` holds the steps when the page loaded. Steps that appear after a
 * time without any aren't changes.
 */
export const watchSteps = (
	document: Document,
	initial: Iterable< Element >,
	onChange: () => void
): StepChanges => {
	const elements = document.getElementsByClassName( STEP );
	let known = readSteps( initial );
	const difference = ( from: Steps, other: Steps ): string[] =>
		[ ...from ].flatMap( ( [ id, name ] ) =>
			other.has( id ) || name === '' ? [] : [ name ]
		);
	const list = ( names: string[] ) =>
		new Intl.ListFormat( document.documentElement.lang || 'en' ).format(
			names
		);
	const compare = () => {
		const current = readSteps( elements );
		if ( known.size === 0 ) {
			known = current;
		}
		// Without any step, another view has replaced the form.
		const isForm = current.size > 0;
		return {
			current: isForm ? current : known,
			added: isForm ? difference( current, known ) : [],
			removed: isForm ? difference( known, current ) : [],
		};
	};
	const exist = () => {
		const { added, removed } = compare();
		return added.length + removed.length > 0;
	};
	let isChanged = exist();
	const observer = new MutationObserver( () => {
		const wasChanged = isChanged;
		isChanged = exist();
		if ( isChanged || wasChanged ) {
			onChange();
		}
	} );
	const root = document.querySelector( '.wp-block-woocommerce-checkout' );
	if ( root ) {
		observer.observe( root, { childList: true, subtree: true } );
	}
	return {
		exist,
		take: () => {
			const { current, added, removed } = compare();
			known = current;
			isChanged = false;
			return [
				...( added.length
					? [
							sprintf(
								/* translators: %s: one or more steps of the checkout, as in "Pickup locations and Billing address". */
								__( 'Added to the form: %s.', 'shopfront' ),
								list( added )
							),
						]
					: [] ),
				...( removed.length
					? [
							sprintf(
								/* translators: %s: one or more steps of the checkout, as in "Shipping address and Shipping options". */
								__( 'Removed from the form: %s.', 'shopfront' ),
								list( removed )
							),
						]
					: [] ),
			];
		},
		stop: () => observer.disconnect(),
	};
};
