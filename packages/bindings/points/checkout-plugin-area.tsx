import { CHECKOUT_PLUGIN_SCOPE } from '@shopfront/names';
import { usePluginHost } from './plugin-host';

/** The plugins of cart and checkout; once on a page, within what their fills need of it (contract/events.md 8). */
export const CheckoutPluginArea = () => {
	const { PluginArea } = usePluginHost();
	return <PluginArea scope={ CHECKOUT_PLUGIN_SCOPE } />;
};
