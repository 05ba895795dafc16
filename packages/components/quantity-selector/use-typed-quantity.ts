import { parseTypedQuantity, type QuantityRange } from '@shopfront/quantity';
import { useEffect, useRef, useState } from '@wordpress/element';

/** How long after the last key a typed quantity counts (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
export const TYPING_COMMIT_MS = 600;

export interface TypedQuantityOptions {
	quantity: number;
	limits: QuantityRange;
	decimalSeparator?: string;
	onCommit: ( quantity: number ) => void;
}

export interface TypedQuantity {
	/** What stands in the field. */
	text: string;
	type: ( text: string ) => void;
	/** Lets what was typed count now. */
	commit: () => void;
	/** The quantity that the field stands for, which from now on is the caller's to change. */
	applyTyped: () => number;
}

/**
 * What is typed into a quantity field until it counts. A text that is no number is dropped, and the quantity from
 * before comes back (docs/contract/cart-and-checkout.md 5, "Quantity").
 */
export const useTypedQuantity = ( {
	quantity,
	limits,
	decimalSeparator,
	onCommit,
}: TypedQuantityOptions ): TypedQuantity => {
	const [ draft, setDraft ] = useState< string | null >( null );

	const applyTyped = () => {
		setDraft( null );
		return draft === null
			? quantity
			: parseTypedQuantity( draft, limits, quantity, decimalSeparator );
	};
	const commit = () => {
		if ( draft !== null ) {
			onCommit( applyTyped() );
		}
	};

	// The timer calls what is true when it ends, not what was when it began.
	const latestCommit = useRef( commit );
	useEffect( () => {
		latestCommit.current = commit;
	} );
	useEffect( () => {
		if ( draft === null ) {
			return;
		}
		const timer = setTimeout(
			() => latestCommit.current(),
			TYPING_COMMIT_MS
		);
		return () => clearTimeout( timer );
	}, [ draft ] );

	return {
		text: draft ?? String( quantity ),
		type: setDraft,
		commit,
		applyTyped,
	};
};
