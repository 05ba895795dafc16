import type { ReactNode } from 'react';
import { BlockErrorBoundary } from '../app/block-error-boundary';
import type { BlockRegistration } from '../app/block-map';

export interface BlockComponentProps {
	registration: BlockRegistration;
	/** Strings of the container's attributes, in camel case. */
	attributes?: Readonly< Record< string, unknown > >;
	/** If absent, the block doesn't get the prop; the same goes for children. */
	className?: string;
	children?: ReactNode;
}

/** Renders one inner block inside an error boundary (docs/contract/blocks.md 3, step 3). */
export const Block = ( {
	registration,
	attributes,
	className,
	children,
}: BlockComponentProps ) => {
	const { component: Component } = registration;
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
			<Component
				{ ...attributes }
				{ ...( className !== undefined && { className } ) }
				{ ...( children !== undefined && { children } ) }
			/>
		</BlockErrorBoundary>
	);
};
