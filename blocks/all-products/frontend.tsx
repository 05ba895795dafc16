import {
	BlockAppProvider,
	BlockErrorBoundary,
	type BlockApp,
} from '@shopfront/bindings';
import { collectionsStore } from '@shopfront/data/collections';
import { queryStateStore } from '@shopfront/data/query-state';
import { schemaStore } from '@shopfront/data/schema';
import { registerOnce } from '@shopfront/data/services';
import { blockName, STORE_API_NAMESPACE } from '@shopfront/names';
import { createRoot } from '@wordpress/element';
import { AllProducts } from './all-products';
import { readAllProductsAttributes } from './attributes';
import { readAddress } from './page-links';
import { getQuery } from './query';
import './style.scss';

/** Resolves when the first products are in their store, or have failed. */
const loadFirst = async (
	{ registry, host }: BlockApp,
	{ columns, rows, orderby }: ReturnType< typeof readAllProductsAttributes >
): Promise< void > => {
	const { page, sort = orderby } = readAddress( host.window.location );
	await registry
		.resolveSelect( collectionsStore )
		.getCollection(
			`/${ STORE_API_NAMESPACE }`,
			'products',
			getQuery( { perPage: columns * rows, page, sort, filters: {} } )
		);
};

/**
 * The server's products stay until the block has its own, so nothing moves. Returns a function that unmounts the
 * block.
 */
export const mount = async (
	container: HTMLElement,
	app: BlockApp
): Promise< () => void > => {
	for ( const store of [ collectionsStore, queryStateStore, schemaStore ] ) {
		registerOnce( app.registry, store );
	}
	for ( const [ namespace, routes ] of Object.entries(
		app.settings.wcBlocksConfig.restApiRoutes
	) ) {
		void app.registry
			.dispatch( schemaStore )
			.receiveRoutes( routes, namespace );
	}
	const attributes = readAllProductsAttributes( container.dataset );
	if ( container.firstElementChild ) {
		// React replaces the content when it renders first, in the same frame.
		await loadFirst( app, attributes );
	}
	const root = createRoot( container );
	root.render(
		<BlockAppProvider app={ app }>
			<BlockErrorBoundary blockName={ blockName( 'all-products' ) }>
				<AllProducts attributes={ attributes } />
			</BlockErrorBoundary>
		</BlockAppProvider>
	);
	return () => root.unmount();
};
