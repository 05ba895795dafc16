import { forwardRef } from '@wordpress/element';
import type { ReactNode } from 'react';

export interface CrossSellsListProps {
	/** How many stand beside each other where there is room. */
	columns: number;
	/** `CrossSellsProduct`s. */
	children: ReactNode;
}

/**
 * Products beside each other, to be pushed along where there are more of them than fit: the browser's own scrolling,
 * which every finger, wheel and key knows.
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
			style={ { '--sf-cross-sells-columns': Math.max( 1, columns ) } }
		>
			{ children }
		</ul>
	);
} );
