/** Stands for a script of the platform: leaves a mark, by which a test sees that it was loaded. */
window.platformScripts = ( window.platformScripts || [] ).concat(
	document.currentScript.id.replace( /-js$/, '' )
);
