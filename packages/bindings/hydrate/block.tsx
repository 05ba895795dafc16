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
	/** The strings of the container, in camel case. */
	attributes?: Readonly< Record< string, unknown > >;
	/** Left out of the props where it is left out, as children are. */
	className?: string;
	children?: ReactNode;
}

/** A component that has to be given the cart. */
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
 * One inner block on the page: its component with its attributes, and the cart where it does not ask for that itself
 * (docs/contract/blocks.md 3, step 3). What it throws costs its own place only.
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
