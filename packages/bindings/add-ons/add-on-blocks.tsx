import { blockName } from '@shopfront/names';
import type { BlockComponent, CheckoutBlock, Points } from '@shopfront/points';
import { Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';
import type {
	AddOnBlockProps,
	BlockGuests,
	BlockRegistration,
} from '../app/block-map';
import type { BlockPage } from '../app/page-points';
import { lookAtProps } from './guest-element';
import { PartScopeProvider } from './part-scope-provider';
import { isEndless, withRenderLimit } from './render-limit';
import { useCheckoutBlockProps } from './use-checkout-block-props';

type BlockPoints = Pick<
	Points,
	'blocks' | 'components' | 'reports' | 'lookFor' | 'now'
>;
type GuestComponent = ComponentType< Readonly< Record< string, unknown > > >;

const NO_PROPS = {};
const useNoProps = () => NO_PROPS;

const componentOf = (
	name: string,
	component: BlockComponent,
	{ lookFor, now }: BlockPoints,
	page: BlockPage
): ComponentType< AddOnBlockProps > => {
	const Guest =
		withRenderLimit( component, now ) ??
		// It was checked when it was registered; that it is one of React, React alone can tell.
		( component as GuestComponent );
	const look = lookFor( name, 'block' );
	const useMoreProps: () => object =
		page === 'checkout' ? useCheckoutBlockProps : useNoProps;
	const AddOnBlock = ( {
		// Add-ons are not given it (docs/contract/filters.md 4).
		blockName: _name,
		...props
	}: AddOnBlockProps ) => (
		// What else it is given is made for it, and says by itself how it is used.
		<Guest { ...lookAtProps( props, look ) } { ...useMoreProps() } />
	);
	return ( props ) => (
		<Suspense fallback={ null }>
			<PartScopeProvider>
				<AddOnBlock { ...props } />
			</PartScopeProvider>
		</Suspense>
	);
};

const isText = ( value: unknown ): value is string => typeof value === 'string';

/** Where a block may stand; one of which only the component is known stands where a page has it. */
const placeOf = ( block: CheckoutBlock | undefined ) => ( {
	parent: [ block?.metadata.parent ?? [] ].flat().filter( isText ),
	force: block?.force ?? false,
} );

/**
 * The blocks of add-ons as a page's map of blocks takes them, also those that come later (docs/contract/blocks.md 3,
 * step 3). To be asked once for each container: each time gives other components.
 *
 * @param points
 * @param page   On a checkout they are given more than in a cart.
 */
export const addOnBlocks = (
	points: BlockPoints,
	page: BlockPage
): BlockGuests => {
	const { blocks, components, reports } = points;
	const known = new Map< BlockComponent, ComponentType< AddOnBlockProps > >();
	const toRegistration = ( [ name, component ]: [
		string,
		BlockComponent,
	] ): BlockRegistration => {
		const shown =
			known.get( component ) ??
			componentOf( name, component, points, page );
		known.set( component, shown );
		return {
			blockName: name,
			...placeOf(
				blocks.getAll().find( ( other ) => other.blockName === name )
			),
			component: shown,
			onError: ( error ) =>
				reports.fault(
					name,
					'block',
					isEndless( error ) ? 'endless' : 'threw',
					error
				),
		};
	};
	let version = -1;
	let all: readonly BlockRegistration[] = [];
	return {
		getAll: () => {
			if ( version !== components.getVersion() ) {
				version = components.getVersion();
				all = Object.entries(
					components.getRegisteredBlockComponents( blockName( page ) )
				).map( toRegistration );
			}
			return all;
		},
		subscribe: components.subscribe,
	};
};
