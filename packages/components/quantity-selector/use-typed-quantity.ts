import {
	parseTypedQuantity,
	type ParsedQuantity,
	type QuantityRange,
} from '@shopfront/quantity';
import { useEffect, useRef, useState } from '@wordpress/element';

/**
 * Milliseconds after the last key until we commit the typed quantity (docs/contract/cart-and-checkout.md 9, "Limits
 * and timings").
 */
export const TYPING_COMMIT_MS = 600;

export interface TypedQuantityOptions {
	quantity: number;
	limits: QuantityRange;
	decimalSeparator?: string;
	onCommit: ( typed: ParsedQuantity ) => void;
}

export interface TypedQuantity {
	text: string;
	type: ( text: string ) => void;
	commit: () => void;
	/** Returns the typed quantity and discards the text. You must make the change. */
	applyTyped: () => ParsedQuantity;
}

/**
 * Keeps typed text until the commit, at the latest when the page ends. Discards text that isn't a number and restores the
 * quantity (docs/contract/cart-and-checkout.md 5, "Quantity").
 */
export const useTypedQuantity = ( {
	quantity,
	limits,
	decimalSeparator,
	onCommit,
}: TypedQuantityOptions ): TypedQuantity => {
	const [ typedText, setTypedText ] = useState< string | null >( null );

	const applyTyped = (): ParsedQuantity => {
		setTypedText( null );
		return typedText === null
			? { quantity, adjustment: null }
			: parseTypedQuantity(
					typedText,
					limits,
					quantity,
					decimalSeparator
				);
	};
	const commit = () => {
		if ( typedText !== null ) {
			onCommit( applyTyped() );
		}
	};

	// The timer must call the latest function, not the one from when it started.
	const latestCommit = useRef( commit );
	useEffect( () => {
		latestCommit.current = commit;
	} );
	useEffect( () => {
		if ( typedText === null ) {
			return;
		}
		const commitLatest = () => latestCommit.current();
		const timer = setTimeout( commitLatest, TYPING_COMMIT_MS );
		window.addEventListener( 'pagehide', commitLatest );
		return () => {
			clearTimeout( timer );
			window.removeEventListener( 'pagehide', commitLatest );
		};
	}, [ typedText ] );

	return {
		text: typedText ?? String( quantity ),
		type: setTypedText,
		commit,
		applyTyped,
	};
};
