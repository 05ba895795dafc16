import { isSafeUrl } from '@shopfront/text';
import type { ReactNode } from 'react';

export interface CartLineImageProps {
	/** `''` for a product without a page. */
	permalink: string;
	/** Without one there is nothing to press, and nothing that would name the link. */
	hasPicture: boolean;
	children: ReactNode;
}

/**
 * The picture of a line as a second way to its product, for the pointer: with the keyboard the name beside it leads
 * there, and once is enough.
 */
export const CartLineImage = ( {
	permalink,
	hasPicture,
	children,
}: CartLineImageProps ) =>
	hasPicture && permalink && isSafeUrl( permalink ) ? (
		<a href={ permalink } tabIndex={ -1 }>
			{ children }
		</a>
	) : (
		<>{ children }</>
	);
