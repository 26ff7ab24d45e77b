import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

export const mail = {
  mail: {
    problem: {
      noAccount:
        'No hay ningún servidor de correo configurado. Escribe en Configuración los datos de tu proveedor para el correo saliente (SMTP).',
      noAddress: 'Falta una dirección. Hacen falta la tuya y la del destinatario.',
      wrongAddress: 'Dirección de correo no válida: {{addresses}}. Corrígela y vuelve a enviar.',
      ambiguousRecipient: 'El servidor de correo encontró más de un destinatario para esta dirección: {{addresses}}.',
      recipientRejected:
        'El servidor de correo no puede entregar a esta dirección: {{addresses}}. Comprueba que esté bien escrita.',
      senderRejected: 'El servidor de correo no permite enviar con tu dirección. Usa la de tu cuenta.',
      wrongPassword:
        'El servidor de correo rechazó el usuario o la contraseña. Algunos proveedores exigen una contraseña de aplicación.',
      unreachable:
        'No se puede acceder al servidor de correo. Comprueba la conexión, el nombre del servidor y el puerto.',
      interrupted:
        'Se perdió la conexión con el servidor de correo. Quizá el mensaje se haya enviado; puedes enviarlo otra vez sin problema.',
      tlsFailure:
        'No se puede conectar de forma segura con el servidor de correo: su certificado no es válido o no admite este cifrado. No se envió nada. Comprueba el servidor, el puerto y el cifrado.',
      attachmentFailed:
        'No se puede escribir el borrador con el adjunto. Quizá el disco esté lleno. Guarda la partida y adjunta tú su archivo a un mensaje.',
      noMailProgram:
        'No hay ninguna app de correo configurada en este sistema. Copia la partida en un mensaje, o guárdala y adjunta tú el archivo.',
      failed:
        'El mensaje no se envió por un error desconocido. Guarda la partida y adjunta tú su archivo a un mensaje.',
    },
    said: 'El servidor dice: {{words}}',
    reached: 'Ha llegado a {{addresses}}.',
    opened: {
      link: 'El borrador está abierto en tu app de correo. Envíalo desde allí.',
      shortLink:
        'El borrador está abierto en tu app de correo. Contiene toda la partida, pero no el dibujo del tablero. Envíalo desde allí.',
      file: 'El borrador está abierto en tu app de correo, con la partida adjunta. Envíalo desde allí. Si la app solo muestra el mensaje y no puede enviarlo, abre el borrador sin adjunto: el texto también contiene toda la partida.',
    },
    sent: 'Mensaje enviado.',
    passwordNeeded: 'Escribe la contraseña.',
    cancelled: 'No se envió nada.',
    testSubject: 'Tantrix: mensaje de prueba',
    testText: 'Esta es una prueba desde la configuración de Tantrix. El envío de correo funciona.',
    password: {
      title: 'Contraseña del correo',
      text: 'Contraseña de {{user}} en {{host}}:',
      label: 'Contraseña',
      kept: 'Este sistema la guarda cifrada.',
      notKept: 'Este sistema no tiene dónde guardarla cifrada: se pedirá una vez cada vez que inicies Tantrix.',
      give: 'Enviar',
    },
  },
} as const satisfies Translated<typeof english>;
