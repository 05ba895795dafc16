import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

const PRICE = '<price/>';

export interface PriceFormatProps {
	/** Text around the price, with `<price/>` as placeholder: `from <price/>`. Defaults to the price alone. */
	format?: string;
	children: ReactNode;
}

/** Source: docs/contract/filters.md 2. */
export const PriceFormat = ( {
	format,
	children,
}: PriceFormatProps ): ReactNode => {
	if ( format === undefined ) {
		return children;
	}
	const parts = format.split( PRICE );
	if ( parts.length === 1 ) {
		// eslint-disable-next-line no-console -- Developers of the add-on see the problem only here.
		console.error( 'Price formats need to include the `<price/>` tag.' );
		return children;
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
