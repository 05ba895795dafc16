import { forwardRef } from '@wordpress/element';
import type { ReactNode } from 'react';

export interface CrossSellsListProps {
	/** If there is enough space. */
	columns: number;
	children: ReactNode;
}

/**
 * Products in a row that scrolls if they don't fit. Native scrolling supports touch, wheel and keyboard.
 *
 * Surface: `.sf-cross-sells`; `--sf-cross-sells-columns`.
 */
export const CrossSellsList = forwardRef<
	HTMLUListElement,
	CrossSellsListProps
>( function ForwardedCrossSellsList( { columns, children }, ref ) {
	return (
		<ul
			ref={ ref }
			className="sf-cross-sells"
			// Firefox would make the scroll container a tab stop, without a name. The links inside scroll it.
			tabIndex={ -1 }
			style={ { '--sf-cross-sells-columns': Math.max( 1, columns ) } }
		>
			{ children }
		</ul>
	);
} );
