import {
	createBlockComponents,
	type BlockComponents,
} from './blocks/block-components';
import {
	createCheckoutBlocks,
	type CheckoutBlocks,
} from './blocks/checkout-blocks';
import { createIsolate, type Isolate } from './filters/isolate';
import {
	createCheckoutFilters,
	type CheckoutFilters,
} from './filters/filter-engine';
import { createPlugins, type Plugins } from './plugins/plugins';
import {
	createStatisticsCollector,
	type StatisticsCollector,
} from './statistics/add-on-statistics';

/** Where add-ons meet one page. */
export interface ExtensionPoints {
	filters: CheckoutFilters;
	plugins: Plugins;
	blocks: CheckoutBlocks;
	components: BlockComponents;
	/** What add-ons cost the page; all of the above write there. */
	statistics: StatisticsCollector;
	/** How an add-on sees at a point what is ours: it may write into it, and nobody else sees that. */
	getIsolate: ( addOn: string, extensionPoint: string ) => Isolate;
	/** Whether the shopper manages the shop, and is to see what goes wrong. */
	isAdmin: () => boolean;
	/** Milliseconds of a clock that is never put back. */
	now: () => number;
}

export interface ExtensionPointsOptions {
	isAdmin: ExtensionPoints[ 'isAdmin' ];
	/** Milliseconds of a clock that is never put back, as `performance.now`. */
	now: () => number;
}

/** The points of a page, with nothing registered. */
export function createExtensionPoints( {
	isAdmin,
	now,
}: ExtensionPointsOptions ): ExtensionPoints {
	const statistics = createStatisticsCollector( now );
	const components = createBlockComponents();
	const isolates = new Map< string, Isolate >();
	const onInvalidRegistration = ( addOn: string, message: string ) =>
		statistics.recordFault(
			addOn,
			'registration',
			'unusable',
			message,
			true
		);
	return {
		filters: createCheckoutFilters( {
			statistics,
			isAdmin,
			onInvalidRegistration,
		} ),
		plugins: createPlugins( onInvalidRegistration ),
		blocks: createCheckoutBlocks( components ),
		components,
		statistics,
		getIsolate: ( addOn, extensionPoint ) => {
			const key = `${ addOn } ${ extensionPoint }`;
			const isolate =
				isolates.get( key ) ??
				createIsolate( () =>
					statistics.recordFault(
						addOn,
						extensionPoint,
						'mutatedInput'
					)
				);
			isolates.set( key, isolate );
			return isolate;
		},
		isAdmin,
		now,
	};
}
