import { CHECKOUT_PLUGIN_SCOPE } from '@shopfront/names';
import { useExtensionPoints } from './use-points';

/** The plugins of cart and checkout; once on a page, within what their fills need of it (docs/contract/events.md 8). */
export const CheckoutPluginArea = () => {
	const { PluginArea } = useExtensionPoints().pluginHost;
	return <PluginArea scope={ CHECKOUT_PLUGIN_SCOPE } />;
};
