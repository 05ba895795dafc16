/** Registers our blocks in the post editor and the site editor. PHP names those that replace the platform's. */
import { findPlatform, registerAll } from '@shopfront/editor';

declare global {
	interface Window {
		/** Printed by php-stubs/editor/class-editor.php. */
		shopfrontEditor?: {
			/** Blocks to register, by name without namespace. */
			blocks: readonly string[];
		};
	}
}

findPlatform( window );
registerAll( window.shopfrontEditor?.blocks ?? [] );
