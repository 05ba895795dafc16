import type { FieldUse } from './report';
import { FIELDS, OTHER, type FieldKey } from './rules';

const FORM = '.wc-block-checkout__form';

const TEXT_FIELDS = 'select,textarea,input:not([type=checkbox],[type=radio])';

export type FieldUses = Partial< Record< FieldKey, FieldUse > >;

/** `billing-city` is `city`; fields of add-ons are `other`. */
const keyOf = ( { id }: Element ): FieldKey => {
	const name = id.replace( /^(billing|shipping)-/, '' );
	return FIELDS.find( ( key ) => key === name ) ?? OTHER;
};

/**
 * Measures how long the checkout's fields have the focus, and how often shoppers change a value again: after they left
 * the field, or when it shows an error. Never reads a value. The result returns the use of fields that shoppers have
 * edited since the last call, and starts anew. Listens while events are captured, because the block's listeners remove
 * errors.
 */
export const watchFields = (
	view: Window,
	options: AddEventListenerOptions
): ( () => FieldUses ) => {
	const page = view.document;
	const now = () => view.performance.now();
	let uses: Partial<
		Record< FieldKey, [ ms: number, corrections: number ] >
	> = {};
	/** Ids of fields that shoppers have edited and left. */
	const left = new Set< string >();
	let field: Element | undefined;
	let since = 0;
	/** Of the field, once it's edited. */
	let use: [ ms: number, corrections: number ] | undefined;
	let isCorrected = false;

	const pause = () => {
		if ( use ) {
			use[ 0 ] += Math.round( now() - since );
		}
		since = now();
	};
	const enter = ( target: Element | null ) => {
		if ( target?.matches( TEXT_FIELDS ) && target.closest( FORM ) ) {
			field = target;
			isCorrected = false;
			since = now();
		}
	};
	const listeners: Record< string, ( target: Element ) => void > = {
		focusin: enter,
		focusout: () => {
			pause();
			if ( field && use ) {
				left.add( field.id );
			}
			field = use = undefined;
		},
		input: ( target ) => {
			// A browser fills other fields, too.
			if ( target !== field ) {
				return;
			}
			use = uses[ keyOf( field ) ] ??= [ 0, 0 ];
			if (
				! isCorrected &&
				( left.has( field.id ) ||
					field.matches( '[aria-invalid=true]' ) )
			) {
				isCorrected = true;
				use[ 1 ]++;
			}
		},
	};
	for ( const type in listeners ) {
		page.addEventListener(
			type,
			( { target } ) => listeners[ type ]?.( target as Element ),
			options
		);
	}
	enter( page.activeElement );
	return () => {
		pause();
		const taken = uses;
		uses = {};
		use = undefined;
		return taken;
	};
};
