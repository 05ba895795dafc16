import type { ComponentType, ReactNode } from 'react';
import { useAddOnCart } from '../cart/use-store-cart';
import { BlockErrorBoundary } from '../app/block-error-boundary';
import type {
	AddOnBlockProps,
	BlockProps,
	BlockRegistration,
} from '../app/block-map';

export interface BlockComponentProps {
	registration: BlockRegistration;
	/** Strings of the container's attributes, in camel case. */
	attributes?: Readonly< Record< string, unknown > >;
	/** Omitted from the props if absent, as are children. */
	className?: string;
	children?: ReactNode;
}

/** Passes the cart to a component. */
const WithCart = ( {
	component: Component,
	props,
}: {
	component: ComponentType< AddOnBlockProps >;
	props: BlockProps;
} ) => {
	return <Component { ...props } { ...useAddOnCart() } />;
};

/**
 * Renders one inner block with its attributes, and with the cart unless it is connected itself (docs/contract/blocks.md
 * 3, step 3). An error boundary limits its errors to the block.
 */
export const Block = ( {
	registration,
	attributes,
	className,
	children,
}: BlockComponentProps ) => {
	const props = {
		...attributes,
		...( className !== undefined && { className } ),
		...( children !== undefined && { children } ),
	};
	return (
		<BlockErrorBoundary
			blockName={ registration.blockName }
			onError={ registration.onError }
			fallback={
				registration.fallback && (
					<Block
						registration={ registration.fallback }
						attributes={ attributes }
						className={ className }
					>
						{ children }
					</Block>
				)
			}
		>
			{ registration.isConnected ? (
				<registration.component { ...props } />
			) : (
				<WithCart
					component={ registration.component }
					props={ props }
				/>
			) }
		</BlockErrorBoundary>
	);
};
