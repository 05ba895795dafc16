import 'react';

declare module 'react' {
	interface CSSProperties {
		/** Components set these custom properties in `style`. */
		[ property: `--sf-${ string }` ]: string | number | undefined;
	}
}
