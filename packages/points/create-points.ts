import {
	createBlockComponents,
	type BlockComponents,
} from './blocks/block-components';
import {
	createCheckoutBlocks,
	type CheckoutBlocks,
} from './blocks/checkout-blocks';
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
	return {
		filters: createCheckoutFilters( { reports, isAdmin } ),
		plugins: createPlugins(),
		blocks: createCheckoutBlocks( components ),
		components,
		reports,
		isAdmin,
		now,
	};
}
