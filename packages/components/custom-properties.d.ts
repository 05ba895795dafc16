import 'react';

declare module 'react' {
	interface CSSProperties {
		/** Custom properties that components set in `style`. */
		[ property: `--sf-${ string }` ]: string | number | undefined;
	}
}
