import type { SlotFillName } from '@shopfront/extensibility';
import { useContext } from '@wordpress/element';
import type { SlotPackages } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';

/** The plugins of a block, once there are any to show. Outside of its form: theirs would be forms within a form. */
export const AddOnPlugins = () => {
	const extensionPoints = useContext( ExtensionPointsContext );
	return extensionPoints && <extensionPoints.PluginArea />;
};

/** A place that add-ons fill, by what fills it; nothing while none does (docs/contract/filters.md 3). */
export const AddOnSlot = ( {
	name,
	...packages
}: { name: SlotFillName } & SlotPackages ) => {
	const Slot = useContext( ExtensionPointsContext )?.slots[ name ];
	return Slot ? <Slot { ...packages } /> : null;
};
