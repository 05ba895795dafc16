/** Labels of the controls, and messages. */
export interface PictureTexts {
	/** Name of the dialog. */
	dialog: string;
	close: string;
	zoom: string;
	previous: string;
	next: string;
	/** Announced with the caption. `%1$s` stands for the number of the picture, `%2$s` for how many there are. */
	position: string;
	fullScreen: string;
	share: string;
	download: string;
	/** `%s` stands for the number of the picture. */
	imageFailed: string;
	/** For a view with one picture. */
	onlyImageFailed: string;
}
