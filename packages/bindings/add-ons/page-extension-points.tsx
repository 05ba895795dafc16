import {
	createExtensionPoints,
	createSlots,
	type ExtensionPointsOptions,
} from '@shopfront/extensibility';
import type {
	PageExtensionPoints,
	PageSlots,
	PluginHost,
} from '../app/page-extension-points';
import { createAddOnBlocks } from './add-on-blocks';
import { CheckoutPluginArea } from './checkout-plugin-area';
import { applyLineFilters } from './apply-line-filters';
import { createFilledSlots } from './filled-slots';
import { isolateElement } from './isolate-element';
import { getCurrentAddOnScope } from './add-on-scope';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { builtInPluginHost } from './plugin-host';
import { isRenderLoop } from './render-limit';

export interface PageExtensionPointsOptions extends ExtensionPointsOptions {
	/** `null` or absent if the platform has none. */
	pluginHost?: PluginHost | null;
}

/**
 * Creates a page's extension points, without registrations. Pages load this module only with add-ons, so modules that
 * blocks always need may import only its types.
 */
export const createPageExtensionPoints = ( {
	pluginHost,
	...options
}: PageExtensionPointsOptions ): PageExtensionPoints => {
	const extensionPoints = createExtensionPoints( options );
	let pageSlots: PageSlots | null = null;
	return {
		...extensionPoints,
		pluginHost: pluginHost ?? builtInPluginHost,
		PluginArea: CheckoutPluginArea,
		slots: createFilledSlots( () => pageSlots ),
		provideSlots: ( slots ) => {
			pageSlots = slots;
		},
		createSlots,
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
