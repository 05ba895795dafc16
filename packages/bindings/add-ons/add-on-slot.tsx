import type { SlotFillName } from '@shopfront/extensibility';
import { useContext } from '@wordpress/element';
import type { SlotPackages } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';

/** Plugins render outside of the form: a plugin may contain a form, and forms can't be nested. */
export const AddOnPlugins = () => {
	const extensionPoints = useContext( ExtensionPointsContext );
	return extensionPoints && <extensionPoints.PluginArea />;
};

/** Renders nothing while the slot has no fills (docs/contract/filters.md 3). */
export const AddOnSlot = ( {
	name,
	...packages
}: { name: SlotFillName } & SlotPackages ) => {
	const Slot = useContext( ExtensionPointsContext )?.slots[ name ];
	return Slot ? <Slot { ...packages } /> : null;
};
