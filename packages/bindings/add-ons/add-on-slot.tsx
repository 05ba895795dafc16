import type { SlotFillName } from '@shopfront/extensibility';
import { useContext } from '@wordpress/element';
import type { SlotPackages } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';

/**
 * Renders the plugins of a block once extension points are loaded. Rendered outside of the form, because a plugin may
 * contain one and forms must not be nested.
 */
export const AddOnPlugins = () => {
	const extensionPoints = useContext( ExtensionPointsContext );
	return extensionPoints && <extensionPoints.PluginArea />;
};

/** Renders a slot, identified by its fill name; nothing while it has no fills (docs/contract/filters.md 3). */
export const AddOnSlot = ( {
	name,
	...packages
}: { name: SlotFillName } & SlotPackages ) => {
	const Slot = useContext( ExtensionPointsContext )?.slots[ name ];
	return Slot ? <Slot { ...packages } /> : null;
};
