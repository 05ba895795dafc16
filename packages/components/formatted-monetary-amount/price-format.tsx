import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Where the price goes. */
const PRICE = '<price/>';

export interface PriceFormatProps {
	/** Text around the price, with `<price/>` where that goes: `from <price/>`. Left out, the price alone. */
	format?: string;
	/** The price itself. */
	children: ReactNode;
}

/** A price with words around it. Source: docs/contract/filters.md 2. */
export const PriceFormat = ( { format, children }: PriceFormatProps ) => {
	if ( format === undefined ) {
		return <>{ children }</>;
	}
	const parts = format.split( PRICE );
	if ( parts.length === 1 ) {
		// eslint-disable-next-line no-console -- Who wrote the format has no other way to learn of it.
		console.error( 'Price formats need to include the `<price/>` tag.' );
		return <>{ children }</>;
	}
	return (
		<>
			{ parts.map( ( text, index ) => (
				<Fragment key={ index }>
					{ index > 0 && children }
					{ text }
				</Fragment>
			) ) }
		</>
	);
};
