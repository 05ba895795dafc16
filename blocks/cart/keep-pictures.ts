/**
 * Lets pictures of other blocks keep the files that the first paint shows. The new pictures have no layout yet, so
 * the browser would choose files for the width of the window (`sizes="auto"` of lazy pictures), load them again, and
 * paint them later.
 */
export const keepPictures = ( container: HTMLElement ): void => {
	const pictures = ( selector: string ) =>
		container.querySelectorAll< HTMLImageElement >( selector );
	const widths = new Map< string, number >();
	pictures( '.sf-first-paint img[srcset]' ).forEach( ( { srcset, width } ) =>
		widths.set( srcset, width )
	);
	pictures( 'img[sizes^=auto]' ).forEach( ( picture ) => {
		const width = widths.get( picture.srcset );
		if ( width ) {
			picture.sizes = `${ width }px`;
		}
	} );
};
