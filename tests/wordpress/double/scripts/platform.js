/** Stand-in for a script of the platform: records its handle, so that tests can see that it was loaded. */
window.platformScripts = ( window.platformScripts || [] ).concat(
	document.currentScript.id.replace( /-js$/, '' )
);
