import { CHECKOUT_PLUGIN_SCOPE } from '@shopfront/names';
import { useExtensionPoints } from './use-points';

/** Render it once per page, inside the providers that fills need (docs/contract/events.md 8). */
export const CheckoutPluginArea = () => {
	const { PluginArea } = useExtensionPoints().pluginHost;
	return <PluginArea scope={ CHECKOUT_PLUGIN_SCOPE } />;
};
