import type { CheckoutBlock, Points } from '@shopfront/points';
import { Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { AddOnBlockProps, BlockRegistration } from '../hydrate/block-map';
import { fallbackFor, GuestBoundary } from './guest-boundary';
import { useCheckoutBlockProps } from './use-checkout-block-props';

type GuestComponent = ComponentType< Readonly< Record< string, unknown > > >;

const NO_PROPS = {};
const useNoProps = () => NO_PROPS;

const componentOf = (
	{ blockName, component }: CheckoutBlock,
	{ reports, isAdmin }: Pick< Points, 'reports' | 'isAdmin' >,
	useMoreProps: () => object
): ComponentType< AddOnBlockProps > => {
	// It was checked when it was registered; that it is one of React, React alone can tell.
	const Guest = component as GuestComponent;
	const AddOnBlock = ( {
		// Add-ons are not given it (contract/filters.md 4).
		blockName: _name,
		...props
	}: AddOnBlockProps ) => <Guest { ...props } { ...useMoreProps() } />;
	return ( props ) => (
		<GuestBoundary
			addOn={ blockName }
			point="block"
			reports={ reports }
			fallback={ fallbackFor( isAdmin() ) }
		>
			<Suspense fallback={ null }>
				<AddOnBlock { ...props } />
			</Suspense>
		</GuestBoundary>
	);
};

const isText = ( value: unknown ): value is string => typeof value === 'string';

/**
 * The blocks of add-ons as a page's map of blocks takes them (contract/blocks.md 3, step 3). To be asked once, when the
 * page is put together: each time gives other components.
 *
 * @param points
 * @param page   On a checkout they are given more than in a cart.
 */
export const addOnBlocks = (
	points: Pick< Points, 'blocks' | 'reports' | 'isAdmin' >,
	page: 'cart' | 'checkout'
): BlockRegistration[] =>
	points.blocks.getAll().map( ( block ) => ( {
		blockName: block.blockName,
		parent: [ block.metadata.parent ].flat().filter( isText ),
		force: block.force,
		component: componentOf(
			block,
			points,
			page === 'checkout' ? useCheckoutBlockProps : useNoProps
		),
	} ) );
