import { toAddOnCart } from '@shopfront/data/cart';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useStoreCart } from '../cart/use-store-cart';
import { BlockErrorBoundary } from '../errors/block-error-boundary';
import type { BlockRegistration } from './block-map';

export interface BlockComponentProps {
	registration: BlockRegistration;
	/** The strings of the container, in camel case. */
	attributes?: Readonly< Record< string, unknown > >;
	className: string;
	children?: ReactNode;
}

/**
 * One inner block on the page: its component with its attributes and the cart (contract/blocks.md 3, step 3). What
 * it throws costs its own place only.
 */
export const Block = ( {
	registration,
	attributes,
	className,
	children,
}: BlockComponentProps ) => {
	const storeCart = useStoreCart();
	const cart = useMemo( () => toAddOnCart( storeCart ), [ storeCart ] );
	const { component: Component, blockName } = registration;
	return (
		<BlockErrorBoundary blockName={ blockName }>
			<Component
				{ ...attributes }
				className={ className }
				extensions={ storeCart.extensions }
				cart={ cart }
			>
				{ children }
			</Component>
		</BlockErrorBoundary>
	);
};
