import {
	createAddressLookups,
	type AddressLookups,
} from './address/address-lookups';
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

export interface ExtensionPoints {
	filters: CheckoutFilters;
	plugins: Plugins;
	blocks: CheckoutBlocks;
	components: BlockComponents;
	addressLookups: AddressLookups;
	/** All extension points above write to it. */
	statistics: StatisticsCollector;
	/** Returns an add-on's isolated view of our data: its writes affect only the view. */
	getIsolate: ( addOn: string, extensionPoint: string ) => Isolate;
	/** Administrators see errors of add-ons. */
	isAdmin: () => boolean;
	/** Milliseconds of a monotonic clock. */
	now: () => number;
}

export interface ExtensionPointsOptions {
	isAdmin: ExtensionPoints[ 'isAdmin' ];
	/** Milliseconds of a monotonic clock, such as `performance.now`. */
	now: () => number;
}

export const createExtensionPoints = ( {
	isAdmin,
	now,
}: ExtensionPointsOptions ): ExtensionPoints => {
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
		addressLookups: createAddressLookups( statistics ),
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
};
