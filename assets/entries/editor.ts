/** Registers our blocks in the post editor and the site editor. PHP lists the blocks that replace WooCommerce's. */
import { findPlatform, registerAll } from '@shopfront/editor';

declare global {
	interface Window {
		/** Printed by php-stubs/editor/class-editor.php. */
		shopfrontEditor?: {
			/** Names without namespace. */
			blocks: readonly string[];
		};
	}
}

findPlatform( window );
registerAll( window.shopfrontEditor?.blocks ?? [] );
