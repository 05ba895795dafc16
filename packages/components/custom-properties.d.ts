import 'react';

declare module 'react' {
	interface CSSProperties {
		/** Custom properties that a component gives its own styles. */
		[ property: `--sf-${ string }` ]: string | number | undefined;
	}
}
