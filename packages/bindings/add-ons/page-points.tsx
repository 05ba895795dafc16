import { createPoints, type PointsOptions } from '@shopfront/points';
import type { PagePoints, PluginHost } from '../app/page-points';
import { addOnBlocks } from './add-on-blocks';
import { CheckoutPluginArea } from './checkout-plugin-area';
import { readLineLook } from './line-look';
import { guestElement } from './guest-element';
import { PAGE_SLOTS } from './page-slots';
import { currentPartScope } from './part-scope';
import { PartScopeProvider } from './part-scope-provider';
import { ownPluginHost } from './plugin-host';
import { isEndless } from './render-limit';

export interface PagePointsOptions extends PointsOptions {
	/** Of the host, where it has one. */
	pluginHost?: PluginHost | null;
}

/**
 * The points of a page, with nothing registered. Pages fetch it when there are add-ons, so nothing that a block needs
 * without them may import it but by its type.
 */
export const createPagePoints = ( {
	pluginHost,
	...options
}: PagePointsOptions ): PagePoints => {
	const points = createPoints( options );
	return {
		...points,
		pluginHost: pluginHost ?? ownPluginHost,
		PluginArea: CheckoutPluginArea,
		slots: PAGE_SLOTS,
		blocksOf: ( page ) => addOnBlocks( points, page ),
		guestElement: ( addOn, point, element, props ) =>
			guestElement(
				element,
				props,
				points.lookFor( addOn, point ),
				points.now
			),
		PartScope: PartScopeProvider,
		currentPartScope,
		tellFault: ( addOn, point, error ) =>
			points.reports.fault(
				addOn,
				point,
				isEndless( error ) ? 'endless' : 'threw',
				error
			),
		readLineLook,
	};
};
