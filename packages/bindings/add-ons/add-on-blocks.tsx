import { blockName } from '@shopfront/names';
import type {
	BlockComponent,
	CheckoutBlock,
	ExtensionPoints,
} from '@shopfront/extensibility';
import { Suspense } from '@wordpress/element';
import type { ComponentType } from 'react';
import type {
	AddOnBlocks,
	BlockProps,
	BlockRegistration,
} from '../app/block-map';
import type { BlockPage } from '../app/page-extension-points';
import { useAddOnCart } from '../cart/use-store-cart';
import { isolateProps } from './isolate-element';
import { adoptType } from './adopt-node';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { createRegisteredBlocks } from './registered-blocks';
import { isRenderLoop, withRenderLimit } from './render-limit';
import { useCheckoutBlockProps } from './use-checkout-block-props';

type BlockExtensionPoints = Pick<
	ExtensionPoints,
	'blocks' | 'components' | 'statistics' | 'getIsolate' | 'now'
>;
type AddOnComponentType = ComponentType<
	Readonly< Record< string, unknown > >
>;

const NO_PROPS = {};
const useNoProps = () => NO_PROPS;

const createBlockComponent = (
	name: string,
	component: BlockComponent,
	{ getIsolate, now }: BlockExtensionPoints,
	page: BlockPage
): ComponentType< BlockProps > => {
	const AddOnComponent =
		withRenderLimit( component, now ) ??
		// Registration has checked that this is a component type. Only React can check more.
		( adoptType( component ) as AddOnComponentType );
	const isolate = getIsolate( name, 'block' );
	const usePageProps: () => object =
		page === 'checkout' ? useCheckoutBlockProps : useNoProps;
	const AddOnBlock = ( {
		// Not passed to add-ons (docs/contract/filters.md 4).
		blockName: _name,
		...attributes
	}: BlockProps ) => {
		const props = { ...attributes, ...useAddOnCart() };
		return (
			// The page props are built for add-ons and log deprecated use themselves, so they need no isolation.
			<AddOnComponent
				{ ...isolateProps( props, isolate ) }
				{ ...usePageProps() }
			/>
		);
	};
	return ( props ) => (
		<Suspense fallback={ null }>
			<AddOnScopeProvider>
				<AddOnBlock { ...props } />
			</AddOnScopeProvider>
		</Suspense>
	);
};

const isString = ( value: unknown ): value is string =>
	typeof value === 'string';

const getPlacement = ( block: CheckoutBlock | undefined ) => ( {
	parent: [ block?.metadata.parent ?? [] ].flat().filter( isString ),
	force: block?.force ?? false,
} );

/**
 * Lists a page's add-on blocks for its block map, even if they are registered later (docs/contract/blocks.md 3, step
 * 3). A checkout's blocks receive more props than a cart's. Call it once per container: each call creates new
 * components.
 */
export const createAddOnBlocks = (
	extensionPoints: BlockExtensionPoints,
	page: BlockPage
): AddOnBlocks => {
	const { blocks, components, statistics } = extensionPoints;
	const cache = new Map< BlockComponent, ComponentType< BlockProps > >();
	const toRegistration = ( [ name, component ]: [
		string,
		BlockComponent,
	] ): BlockRegistration => {
		const blockComponent =
			cache.get( component ) ??
			createBlockComponent( name, component, extensionPoints, page );
		cache.set( component, blockComponent );
		return {
			blockName: name,
			...getPlacement(
				blocks.getAll().find( ( other ) => other.blockName === name )
			),
			component: blockComponent,
			onError: ( error ) =>
				statistics.recordFault(
					name,
					'block',
					isRenderLoop( error ) ? 'renderLoop' : 'threw',
					error
				),
		};
	};
	let version = -1;
	let all: readonly BlockRegistration[] = [];
	const registrations = {
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
	return { ...registrations, ...createRegisteredBlocks( registrations ) };
};
