import {
	createBlockComponents,
	type BlockComponents,
} from './blocks/block-components';
import {
	createCheckoutBlocks,
	type CheckoutBlocks,
} from './blocks/checkout-blocks';
import { createGuestLook, type GuestLook } from './filters/guest-view';
import {
	createCheckoutFilters,
	type CheckoutFilters,
} from './filters/filter-engine';
import { createPlugins, type Plugins } from './plugins/plugins';
import { createReportCards, type ReportCards } from './reports/report-cards';

/** Where add-ons meet one page. */
export interface Points {
	filters: CheckoutFilters;
	plugins: Plugins;
	blocks: CheckoutBlocks;
	components: BlockComponents;
	/** What add-ons cost the page; all of the above write there. */
	reports: ReportCards;
	/** How an add-on sees at a point what is ours: it may write into it, and nobody else sees that. */
	lookFor: ( addOn: string, point: string ) => GuestLook;
	/** Whether the shopper manages the shop, and is to see what goes wrong. */
	isAdmin: () => boolean;
	/** Milliseconds of a clock that is never put back. */
	now: () => number;
}

export interface PointsOptions {
	isAdmin: Points[ 'isAdmin' ];
	/** Milliseconds of a clock that is never put back, as `performance.now`. */
	now: () => number;
}

/** The points of a page, with nothing registered. */
export function createPoints( { isAdmin, now }: PointsOptions ): Points {
	const reports = createReportCards( now );
	const components = createBlockComponents();
	const looks = new Map< string, GuestLook >();
	const onRefuse = ( addOn: string, message: string ) =>
		reports.fault( addOn, 'registration', 'unusable', message, true );
	return {
		filters: createCheckoutFilters( { reports, isAdmin, onRefuse } ),
		plugins: createPlugins( onRefuse ),
		blocks: createCheckoutBlocks( components ),
		components,
		reports,
		lookFor: ( addOn, point ) => {
			const key = `${ addOn } ${ point }`;
			const look =
				looks.get( key ) ??
				createGuestLook( () =>
					reports.fault( addOn, point, 'changedInput' )
				);
			looks.set( key, look );
			return look;
		},
		isAdmin,
		now,
	};
}
