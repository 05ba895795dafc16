import {
	createExtensionPoints,
	type ExtensionPointsOptions,
} from '@shopfront/extensibility';
import type {
	PageExtensionPoints,
	PluginHost,
} from '../app/page-extension-points';
import { createAddOnBlocks } from './add-on-blocks';
import { CheckoutPluginArea } from './checkout-plugin-area';
import { applyLineFilters } from './apply-line-filters';
import { isolateElement } from './isolate-element';
import { PAGE_SLOTS } from './page-slots';
import { getCurrentAddOnScope } from './add-on-scope';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { builtInPluginHost } from './plugin-host';
import { isRenderLoop } from './render-limit';

export interface PageExtensionPointsOptions extends ExtensionPointsOptions {
	/** Of the host, where it has one. */
	pluginHost?: PluginHost | null;
}

/**
 * The points of a page, with nothing registered. Pages fetch it when there are add-ons, so nothing that a block needs
 * without them may import it but by its type.
 */
export const createPageExtensionPoints = ( {
	pluginHost,
	...options
}: PageExtensionPointsOptions ): PageExtensionPoints => {
	const extensionPoints = createExtensionPoints( options );
	return {
		...extensionPoints,
		pluginHost: pluginHost ?? builtInPluginHost,
		PluginArea: CheckoutPluginArea,
		slots: PAGE_SLOTS,
		getAddOnBlocks: ( page ) => createAddOnBlocks( extensionPoints, page ),
		isolateElement: ( addOn, extensionPoint, element, props ) =>
			isolateElement(
				element,
				props,
				extensionPoints.getIsolate( addOn, extensionPoint ),
				extensionPoints.now
			),
		AddOnScope: AddOnScopeProvider,
		getCurrentAddOnScope,
		reportFault: ( addOn, extensionPoint, error ) =>
			extensionPoints.statistics.recordFault(
				addOn,
				extensionPoint,
				isRenderLoop( error ) ? 'renderLoop' : 'threw',
				error
			),
		applyLineFilters,
	};
};
